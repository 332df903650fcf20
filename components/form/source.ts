import { tabStorage } from './storage';

/** Where a submission came from: the page it was on or was sent from, the plan looked at, the campaign. */
export interface Source {
  page: string;
  plan?: string;
  utm?: Record<string, string>;
}

/** `?page=` and `?plan=` name what the visitor looked at before; utm_* are remembered for the visit. */
export function readSource(): Source {
  const query = new URLSearchParams(location.search);
  const from = query.get('page');
  const plan = query.get('plan');
  const utm = campaign(query);
  return {
    page: from?.startsWith('/') ? from : location.pathname,
    ...(plan && { plan }),
    ...(utm && { utm }),
  };
}

function campaign(query: URLSearchParams): Record<string, string> | null {
  const here = [...query].filter(([name]) => name.startsWith('utm_'));
  if (here.length > 0) return Object.fromEntries(here);
  return tabStorage.readJson('utm') as Record<string, string> | null;
}
