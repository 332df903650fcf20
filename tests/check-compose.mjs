// `npm run check:compose`: whether each service of compose.yaml has limits, a read-only root, rotated logs, a
// health check and time to stop; and what .env leaves unpinned or gives as text although it is a secret.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';

/**
 * @typedef {{ image?: string, build?: { target: string }, restart?: string, read_only?: boolean,
 *   tmpfs?: string[], volumes?: string[], cap_drop?: string[], security_opt?: string[], secrets?: string[],
 *   environment?: Record<string, string | null>, healthcheck?: object, mem_limit?: string,
 *   cpus?: number | string, pids_limit?: number, stop_grace_period?: string,
 *   logging?: { options?: Record<string, string> } }} Service
 * @typedef {{ services: Record<string, Service>, secrets?: Record<string, { file: string }> }} Compose
 */

/** Settings that let somebody in, or that read what is private. */
const SECRET = /PASS(WORD|PHRASE)|SECRET|TOKEN$|(PRIVATE|SALT)_KEY$|_HEADERS$/;
const SECRET_URLS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SMTP_URL',
  'HEARTBEAT_URL',
  'ALERT_URL',
];
const IMAGES = ['NODE_IMAGE', 'DEBIAN_IMAGE', 'POSTGRES_IMAGE'];
const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** Whether a setting belongs into a file. @param {string} name */
export const isSecret = (name) =>
  !name.endsWith('_FILE') && (SECRET.test(name) || SECRET_URLS.includes(name));

/** compose.yaml as it stands, anchors and merges resolved. @returns {Compose} */
export function readCompose(file = 'compose.yaml') {
  return parse(readFileSync(file, 'utf8'), { merge: true });
}

/** What is missing from the services, a sentence each. @returns {string[]} */
export function composeFaults(
  /** @type {Compose} */ { services, secrets = {} },
  /** @type {string} */ dockerfile,
) {
  const stages = dockerfile.split(/^FROM /m).slice(1);
  /** Whether an image checks its own health. @param {Service} service */
  const checksItself = ({ build }) =>
    stages.some(
      (text) => text.split('\n')[0]?.endsWith(` AS ${build?.target}`) && /^HEALTHCHECK/m.test(text),
    );
  return Object.entries(services).flatMap(([name, service]) => {
    const runsOn = service.restart !== 'no';
    const asText = Object.keys(service.environment ?? {}).filter(isSecret);
    const files = Object.entries(service.environment ?? {}).filter(([one]) =>
      one.endsWith('_FILE'),
    );
    /** @type {[has: unknown, fault: string][]} */
    const rules = [
      [service.mem_limit, 'has no limit of memory'],
      [service.cpus, 'has no limit of processors'],
      [service.pids_limit, 'has no limit of processes'],
      [service.read_only, 'can write to its root'],
      [service.tmpfs?.some((one) => one.split(':')[0] === '/tmp'), 'has no /tmp to write to'],
      [service.cap_drop?.includes('ALL'), 'keeps capabilities'],
      [service.security_opt?.includes('no-new-privileges:true'), 'can gain rights'],
      [service.logging?.options?.['max-size'], 'has a log without end'],
      [service.logging?.options?.['max-file'], 'keeps no older log'],
      [service.restart, 'does not say whether it is started again'],
      [!runsOn || service.stop_grace_period, 'has no time to stop'],
      [!runsOn || service.healthcheck || checksItself(service), 'does not say whether it is well'],
      [asText.length === 0, `gets ${asText.join(', ')} as text instead of a file`],
      ...files.map(
        ([one, place]) =>
          /** @type {[boolean, string]} */ ([
            place === `/run/secrets/${one.replace(/_FILE$/, '')}` &&
              service.secrets?.includes(one.replace(/_FILE$/, '')) === true,
            `is not given the secret of ${one}`,
          ]),
      ),
      ...(service.secrets ?? []).map(
        (one) => /** @type {[unknown, string]} */ ([secrets[one]?.file, `asks for ${one}`]),
      ),
    ];
    return rules.flatMap(([has, fault]) => (has ? [] : [`${name} ${fault}.`]));
  });
}

/** What to look at before the site goes public, a sentence each. @returns {string[]} */
export function settingHints(/** @type {Record<string, string | undefined>} */ settings) {
  const unpinned = IMAGES.filter((name) => !DIGEST.test(settings[name] ?? ''));
  const asText = Object.keys(settings).filter((name) => settings[name] && isSecret(name));
  return [
    ...unpinned.map((name) => `${name} names no digest, so the next build may take another image.`),
    ...asText.map(
      (name) => `${name} stands in .env and reaches no container: write ${name}_FILE, or its file.`,
    ),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = composeFaults(readCompose(), readFileSync('Dockerfile', 'utf8'));
  const settings = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  for (const hint of settingHints(settings)) console.log(`Look at: ${hint}`);
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} faults in compose.yaml.`);
  if (faults.length > 0) process.exit(1);
}
