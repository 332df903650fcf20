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
 * The list id in a playlist link copied from YouTube.
 * @returns null unless the link is YouTube's and has exactly one well-formed `list` parameter
 */
export function playlistId(link: string): string | null {
  const ids = onYoutube(link)?.searchParams.getAll('list') ?? [];
  const [id = ''] = ids;
  return ids.length === 1 && /^[\w-]{12,64}$/.test(id) ? id : null;
}

/** URL of the playlist player, on the host that sets no cookie before playing. */
export function playlistPlayer(id: string): string {
  return `https://www.youtube-nocookie.com/embed/videoseries?list=${id}`;
}

/**
 * The id of a single video: from a watch URL, a short one (youtu.be), or one of a player, short or live.
 * @returns null for other links
 */
export function videoId(link: string): string | null {
  const url = onYoutube(link);
  if (!url) return null;
  const path = url.host === 'youtu.be' ? /^\/([^/]+)$/ : /^\/(?:embed|shorts|live|v)\/([^/]+)$/;
  const id = url.pathname === '/watch' ? url.searchParams.get('v') : path.exec(url.pathname)?.[1];
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

/** URL of the player with one video, which starts at once because the visitor has clicked on it. */
export function videoPlayer(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
}

/** URL of the video on YouTube itself. */
export function videoPage(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
