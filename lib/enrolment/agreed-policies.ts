import 'server-only';
import * as z from 'zod/mini';
import type { IsoDay } from '@/content/day';
import type { Policy } from '@/content/pages/policies/policy';
import { db } from '@/lib/platform/db';
import { today } from '@/lib/site/days';
import { textHash } from '@/lib/site/notice-hash';
import { policyTexts } from './policies-in-force';

/** A policy as a registration was made under it. */
export interface AgreedPolicy extends KeptPolicy {
  /** SHA-256 of the text. */
  hash: string;
  /** The first day on which this text was shown; null while it is not stored yet. */
  shownSince: IsoDay | null;
  /** Whether the policy still has this text. */
  isCurrent: boolean;
}

const link = z.object({ label: z.string(), href: z.string() });

const keptPolicy = z.object({
  path: z.string(),
  heading: z.string(),
  lastUpdated: z.optional(z.string()),
  lede: z.string(),
  sections: z.array(
    z.object({
      id: z.string(),
      heading: z.string(),
      means: z.string(),
      clauses: z.array(
        z.union([
          z.string(),
          z.object({ lead: z.string(), items: z.array(z.string()) }),
          z.object({ lead: z.string(), links: z.array(link) }),
        ]),
      ),
      contact: z.optional(z.boolean()),
    }),
  ),
});

type KeptPolicy = z.output<typeof keptPolicy>;

/**
 * "/refund-policy 1a2b3c4d", with the day of the last change between the two if there is one: the first digits
 * of a hash lead to one text of that policy.
 */
const recorded = /^(\/[\w-]+)(?: [\d-]+)? ([\da-f]{8})$/;

/**
 * The policies under which a registration was made, in that day's text. Policies whose text is not stored
 * are left out.
 * @param registration an id that the caller may see
 */
export async function agreedPolicies(registration: string): Promise<AgreedPolicy[]> {
  const found = await db.registration.findUnique({
    where: { id: registration },
    select: { policyVersion: true },
  });
  const agreed = (found?.policyVersion ?? '').split('; ').flatMap((part) => {
    const [, path = '', digits = ''] = recorded.exec(part) ?? [];
    return digits ? { path, digits } : [];
  });
  const stored = await db.noticeText.findMany({
    where: { OR: agreed.map(({ path, digits }) => ({ form: path, hash: { startsWith: digits } })) },
    select: { hash: true, text: true, shownSince: true },
  });
  const current = policyTexts.map(({ text }) => ({ hash: textHash(text), text, shownSince: null }));
  return agreed.flatMap(({ path, digits }) => {
    const isAgreed = ({ hash }: { hash: string }) => hash.startsWith(digits);
    const kept = stored.find(isAgreed) ?? current.find(isAgreed);
    if (!kept) return [];
    const { hash, text, shownSince } = kept;
    const policy = keptPolicy.safeParse(JSON.parse(text));
    if (!policy.success || policy.data.path !== path) return [];
    return {
      ...policy.data,
      hash,
      shownSince: shownSince && today(shownSince),
      isCurrent: current.some((one) => one.hash === hash),
    };
  });
}

/** A numbered paragraph of a policy. */
export interface NumberedClause {
  /** "4.2": section and paragraph. */
  number: string;
  /** Heading of the section. */
  heading: string;
  text: string;
}

/** The paragraphs of a policy under the numbers that its page prints, without the words' links. */
export function clausesOf({ sections }: Pick<Policy | KeptPolicy, 'sections'>): NumberedClause[] {
  return sections.flatMap(({ heading, clauses }, section) =>
    clauses.map((clause, at) => {
      const parts =
        typeof clause === 'string'
          ? [clause]
          : [clause.lead, 'items' in clause ? clause.items.join('; ') : ''];
      const text = parts.filter(Boolean).join(' ');
      return {
        number: `${section + 1}.${at + 1}`,
        heading,
        text: text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
      };
    }),
  );
}
