import { tabStorage } from '../../form/storage';

/** Remembers, for this visit, the campaign a visitor came from: the form is often filled in on a later page. */
export function rememberCampaign() {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith('utm_'),
  );
  if (!campaign.length) return;
  tabStorage.writeJson('utm', Object.fromEntries(campaign));
}
