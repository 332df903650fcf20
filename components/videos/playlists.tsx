import { EmbedLink, EmbedPlace } from '@/components/ui/embed';
import { Icon } from '@/components/ui/icon';
import { playlists, playlistsAreSet, videosPage, type Playlist } from '@/content/videos';
import { playlistId, playlistPlayer } from '@/lib/youtube';
import { PlaylistPoster } from './playlist-poster';

const player = 'player';

/* A link that is not a playlist of YouTube's cannot be opened and is not offered. */
const choices = playlists.map((playlist) => ({ ...playlist, id: playlistId(playlist.link) }));

function Words({ playlist }: { playlist: Playlist }) {
  const { name, videos, text } = playlist;
  return (
    <span className="min-w-0 flex-1">
      <b>{name}</b>
      <span className="playlist-count">
        <b>{videos}</b> videos
      </span>
      <span className="block text-small text-muted">{text}</span>
    </span>
  );
}

function Choices() {
  return (
    <ul className="playlist-list">
      {choices.map(({ id, ...playlist }) => (
        <li key={playlist.name}>
          {id ? (
            <EmbedLink
              place={player}
              frameTitle={`${playlist.name}, ${playlist.videos} videos, on YouTube`}
              src={playlistPlayer(id)}
              href={playlist.link}
              className="playlist"
            >
              <span className="playlist-play">
                <Icon name="play" />
              </span>
              <Words playlist={playlist} />
            </EmbedLink>
          ) : (
            <div className="playlist">
              <Words playlist={playlist} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The three lists and the place where the chosen one plays. */
export function Playlists() {
  const { choose, privacy, unset } = videosPage;
  return (
    <section aria-labelledby="choose" className="playlists">
      <div>
        <div className="embed-frame" data-embed-poster={player}>
          <PlaylistPoster playlists={playlists} />
        </div>
        <EmbedPlace id={player} />
      </div>
      <div>
        <h2 id="choose">{choose}</h2>
        <Choices />
        <p className="mt-3 text-small text-muted">{privacy}</p>
        {!playlistsAreSet && <p className="playlist-unset">{unset}</p>}
      </div>
    </section>
  );
}
