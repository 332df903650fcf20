import { CourseFigure } from '@/components/catalogue/figures/figure-parts';
import { Registration, TermList } from '@/components/catalogue/page-parts';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { HelpLine } from '@/components/site/phone-card';
import { EmbedLink, EmbedPlace, EmbedStandIn } from '@/components/ui/embed';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Section, Wrap } from '@/components/ui/section';
import { playlists, videosPage, type Playlist } from '@/content/pages/videos';
import { trailThrough } from '@/lib/site/seo';
import { playlistId, playlistPlayer } from '@/lib/site/youtube';

const width = 640;
const height = 360;
const left = 118;
const right = width - 48;

type RowProps = { videos: number; most: number; y: number };

function Row({ videos, most, y }: RowProps) {
  const step = (right - left) / most;
  return (
    <>
      <text
        className="font-display text-[44px] font-semibold"
        x={left - 18}
        y={y}
        dy="0.36em"
        textAnchor="end"
      >
        {videos}
      </text>
      {Array.from({ length: videos }, (_, index) => (
        <rect
          key={index}
          className="stroke-lobe"
          strokeWidth="2.4"
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

type PlaylistPosterProps = {
  playlists: readonly Playlist[];
  /** Number of frames in the full width. */
  most: number;
};

/** A blackboard with one chalk frame per video of each list. */
function PlaylistPoster({ playlists, most }: PlaylistPosterProps) {
  const gap = height / (playlists.length + 1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      className="art art-dark"
    >
      <rect fill="#9a6a3a" stroke="none" width={width} height={height} />
      <rect
        className="fill-prussian"
        stroke="none"
        x="10"
        y="10"
        width={width - 20}
        height={height - 20}
        rx="4"
      />
      {playlists.map(({ name, videos }, index) => (
        <Row key={name} videos={videos} most={most} y={gap * (index + 1)} />
      ))}
    </svg>
  );
}

const player = 'player';

function Words({ playlist }: { playlist: Playlist }) {
  const { name, videos, text } = playlist;
  return (
    <span className="min-w-0 flex-1">
      <b>{name}</b>
      <span className="float-right whitespace-nowrap">
        <b className="font-display text-[22px]/none font-semibold">{videos}</b> videos
      </span>
      <span className="block text-small text-muted">{text}</span>
    </span>
  );
}

type OpenPlaylist = Playlist & { readonly id: string };

/** Lists that can be opened: any URL that is not a YouTube playlist is dropped. */
function openPlaylists(lists: readonly Playlist[] = playlists): OpenPlaylist[] {
  return lists.flatMap((list) => {
    const id = playlistId(list.link);
    return id === null ? [] : [{ ...list, id }];
  });
}

const standIn = ({ id, invented }: OpenPlaylist) => (invented ? `player-${id}` : undefined);

const frameTitle = ({ name, videos }: Playlist) => `${name}, ${videos} videos`;

function Choices({ lists }: { lists: readonly OpenPlaylist[] }) {
  return (
    <ul className="ruled mt-3">
      {lists.map((playlist) => (
        <li key={playlist.name}>
          <EmbedLink
            place={player}
            frameTitle={`${frameTitle(playlist)}, on YouTube`}
            src={playlistPlayer(playlist.id)}
            standIn={standIn(playlist)}
            href={playlist.link}
            className="playlist"
          >
            <span className="playlist-play print:hidden">
              <Icon name="play" />
            </span>
            <Words playlist={playlist} />
          </EmbedLink>
        </li>
      ))}
    </ul>
  );
}

/** Playlists and the player of the chosen one. Renders nothing without lists. */
export function Playlists({ lists = playlists }: { lists?: readonly Playlist[] }) {
  const { choose, privacy } = videosPage;
  const open = openPlaylists(lists);
  if (open.length === 0) return null;
  const most = Math.max(...open.map(({ videos }) => videos));
  return (
    <section
      aria-labelledby="choose"
      className="mt-7 grid grid-cols-1 gap-6 lg:mt-9 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] lg:gap-11 print:block"
    >
      <div>
        <div className="embed-frame" data-embed-poster={player}>
          <PlaylistPoster playlists={open} most={most} />
        </div>
        <EmbedPlace id={player} />
        {open.map((list) => {
          const id = standIn(list);
          const poster = <PlaylistPoster playlists={[list]} most={most} />;
          return (
            id && (
              <EmbedStandIn
                key={id}
                id={id}
                place={player}
                title={frameTitle(list)}
                poster={poster}
              />
            )
          );
        })}
      </div>
      <div>
        <h2 id="choose" className="text-[24px]">
          {choose}
        </h2>
        <Choices lists={open} />
        <p className="mt-3 text-small text-muted print:hidden">{privacy}</p>
      </div>
    </section>
  );
}

/* Minutes on the axis, in drawing units. */
const start = 20;
const minute = 9;
const at = (minutes: number) => start + minutes * minute;

const watch = 15;
const recall = 5;
const parts = [0, 1, 2];

const top = 78;
const barHeight = 64;
const axis = 176;

/** One hour with a recorded class, to scale: three parts, each followed by recall. */
function StudyHour() {
  return (
    <svg
      viewBox="0 0 580 226"
      role="img"
      aria-label="An hour on a scale of minutes. Watch from 0 to 15, recall to 20, watch to 35, recall to 40, watch to 55, recall to 60."
      className="art study-hour"
    >
      {parts.map((part) => {
        const from = part * (watch + recall);
        return (
          <g key={part}>
            <rect fill="#bfe0f8" x={at(from)} y={top} width={watch * minute} height={barHeight} />
            <rect
              fill="#f9c795"
              x={at(from + watch)}
              y={top - 26}
              width={recall * minute}
              height={barHeight + 26}
            />
            <path
              className="fill-brand"
              strokeWidth="2.6"
              d={`M${at(from + 6)} ${top + 20}v24l20-12Z`}
            />
            <path strokeWidth="2.6" d={`M${at(from + watch) + 17} ${top - 2}v24m11-24v24`} />
          </g>
        );
      })}
      <text x={at(watch / 2)} y="40" textAnchor="middle">
        watch
      </text>
      <text
        x={at(watch + recall / 2)}
        y="40"
        textAnchor="middle"
        className="fill-accent-text font-semibold"
      >
        recall
      </text>
      <path d={`M${start} ${axis - 34}H${at(60) + 18}m-8-6 8 6-8 6`} />
      {[0, 15, 20, 35, 40, 55, 60].map((minutes) => (
        <g key={minutes}>
          <path d={`M${at(minutes)} ${axis - 34}v8`} />
          <text x={at(minutes)} y={axis + 2} textAnchor="middle">
            {minutes}
          </text>
        </g>
      ))}
      <text x={at(30)} y="212" textAnchor="middle">
        minutes
      </text>
    </svg>
  );
}

function Method() {
  const { heading, steps, caption } = videosPage.method;
  return (
    <Section band="white" aria-labelledby="method">
      <h2 id="method">{heading}</h2>
      <div className="video-method">
        <Registration steps={steps} />
        <CourseFigure number={1} caption={caption}>
          <StudyHour />
        </CourseFigure>
      </div>
    </Section>
  );
}

function Courses() {
  const { courses, next } = videosPage;
  return (
    <Section band="tint" aria-labelledby="adds">
      <div className="grid gap-13 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          <h2 id="adds" className="mb-4">
            {courses.heading}
          </h2>
          <TermList rows={courses.rows.map(({ what, text }) => [what, text])} />
        </div>
        <div className="print:hidden">
          <h2 className="mb-4 text-[24px]">{next.heading}</h2>
          <PageLinks paths={next.paths} />
        </div>
      </div>
      <div className="mt-9">
        <HelpLine from={{ page: videosPage.path }} />
      </div>
    </Section>
  );
}

/** Popular Videos: three lists over one player, and how to learn from them. */
export function VideosPage() {
  const { path, heading, lede, ledeWithoutLists } = videosPage;
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <Wrap className="pt-1 pb-13 md:pb-19">
        <h1>
          <Prose text={heading} />
        </h1>
        <p className="lede mt-3 max-w-prose">
          {openPlaylists().length > 0 ? lede : ledeWithoutLists}
        </p>
        <Playlists />
      </Wrap>
      <Method />
      <Courses />
    </PageFrame>
  );
}
