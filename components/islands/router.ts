import { refreshPage } from './refresh-page';

/** In islands, what of Next's router they use. */
const router = {
  push: (href: string) => location.assign(href),
  refresh: refreshPage,
};

export const useRouter = () => router;
