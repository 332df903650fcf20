/** In islands, what of Next's router they use. */
const router = {
  push: (href: string) => location.assign(href),
};

export const useRouter = () => router;
