const hosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];

function onYoutube(link: string): URL | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  return url.protocol === 'https:' && hosts.includes(url.host) ? url : null;
}

/**
 * The list id in the link of a playlist, as it is copied from YouTube.
 * @returns null unless the link is YouTube's and has exactly one well-formed `list` parameter
 */
export function playlistId(link: string): string | null {
  const ids = onYoutube(link)?.searchParams.getAll('list') ?? [];
  const [id = ''] = ids;
  return ids.length === 1 && /^[\w-]{12,64}$/.test(id) ? id : null;
}

/** The address of the player with a playlist, on the host that sets no cookie before playing. */
export function playlistPlayer(id: string): string {
  return `https://www.youtube-nocookie.com/embed/videoseries?list=${id}`;
}

/**
 * The id of a single video: from a watch address, a short one (youtu.be) or the player's own.
 * @returns null when the link is not one of these
 */
export function videoId(link: string): string | null {
  const url = onYoutube(link);
  if (!url) return null;
  const id =
    url.pathname === '/watch'
      ? url.searchParams.get('v')
      : /^\/(?:embed\/)?([^/]+)$/.exec(url.pathname)?.[1];
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

/** The address of the player with one video, which begins as soon as it is there: it was asked for. */
export function videoPlayer(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
}

/** Where a video is watched without our page. */
export function videoPage(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
