import { BuildFailed, PHOTO_MISSING } from './builder';
import { NotReady } from './workers';

/** Message when a version is not built because the program on disk differs from the running one. */
export const CHANGED = 'The program was changed after the site was started.';

/** Advice for an owner, by the output of the build or the new version. The first match counts. */
const kinds: readonly { said: RegExp; words: string; isOfVersion: boolean }[] = [
  {
    said: /program was changed|sources changed/i,
    words:
      'The program on the server was changed after the site was started. Ask whoever looks after the server to restart the site: then this is published by itself.',
    isOfVersion: false,
  },
  {
    said: new RegExp(PHOTO_MISSING),
    words: `${PHOTO_MISSING} Choose it again in Teachers and results, then publish.`,
    isOfVersion: true,
  },
  {
    said: /ENOSPC|EDQUOT|no space left|disk quota/i,
    words:
      'The disk of the server is full. Ask whoever looks after the server to make room, then try once more.',
    isOfVersion: true,
  },
  {
    said: /ENOMEM|out of memory|cannot allocate memory|signal: SIGKILL|ended from outside/i,
    words:
      'The build was ended before the pages were ready, most likely because the server has too little memory. Try once more when few people are on the site. If that fails too, ask for a server with more memory: 2 GB are enough.',
    isOfVersion: true,
  },
  {
    said: /took more than \d+ minutes/,
    words:
      'The pages were not ready after 20 minutes, so the build was given up. Try once more in an hour. If that fails too, call whoever looks after the server.',
    isOfVersion: true,
  },
  {
    said: /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|connection terminated|terminating connection|database system is/i,
    words:
      'The database did not answer. This is tried again every minute; if it is not live in ten minutes, call whoever looks after the server.',
    isOfVersion: false,
  },
];

const unbuildable =
  'The pages cannot be built with these changes. Take back what you changed last and try once more, or call whoever looks after the site.';
const unready =
  'The new pages were built, but the server could not start them. Try once more in a few minutes. If that fails too, call whoever looks after the server.';
const unexpected =
  'Something unexpected went wrong on the server. This is tried again every minute; if it is not live in ten minutes, call whoever looks after the server.';

interface PublishingFault {
  /** Advice for an owner. */
  words: string;
  /** The technical message. */
  detail: string;
  /** Whether the version has failed for good; otherwise it is retried. */
  isOfVersion: boolean;
  /** Whether `detail` is complete, so that a stack adds nothing. */
  isKnown: boolean;
}

/** The reason why a version is not served, for owners and for the server's administrator. */
export function publishingFault(error: unknown): PublishingFault {
  const detail = error instanceof Error ? error.message : String(error);
  const isKnown = error instanceof BuildFailed || error instanceof NotReady;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const kind = kinds.find(({ said }) => said.test(`${code} ${detail}`));
  if (kind) return { ...kind, detail, isKnown };
  if (!isKnown) return { words: unexpected, detail, isOfVersion: false, isKnown };
  const words = error instanceof NotReady ? unready : unbuildable;
  return { words, detail, isOfVersion: true, isKnown };
}
