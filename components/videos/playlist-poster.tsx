import type { Playlist } from '@/content/videos';

const width = 640;
const height = 360;
const left = 118;
const right = width - 48;

type RowProps = { videos: number; most: number; y: number };

/** One list: its number, and a frame for each video. All rows have the same scale. */
function Row({ videos, most, y }: RowProps) {
  const step = (right - left) / most;
  return (
    <>
      <text x={left - 18} y={y} dy="0.36em" textAnchor="end">
        {videos}
      </text>
      {Array.from({ length: videos }, (_, index) => (
        <rect
          key={index}
          className="reel"
          x={(left + index * step).toFixed(2)}
          y={y - 22}
          width={(step * 0.72).toFixed(2)}
          height="44"
          rx="2"
        />
      ))}
    </>
  );
}

/** A blackboard with one chalk frame for every video of every list. */
export function PlaylistPoster({ playlists }: { playlists: readonly Playlist[] }) {
  const most = Math.max(...playlists.map(({ videos }) => videos));
  const gap = height / (playlists.length + 1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      className="playlist-poster"
    >
      <rect className="wood" width={width} height={height} />
      <rect className="board" x="10" y="10" width={width - 20} height={height - 20} rx="4" />
      {playlists.map(({ name, videos }, index) => (
        <Row key={name} videos={videos} most={most} y={gap * (index + 1)} />
      ))}
    </svg>
  );
}
