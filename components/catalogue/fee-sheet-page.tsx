import { Fragment } from 'react';
import { AsOf } from '@/components/site/as-of';
import { PageFrame } from '@/components/site/page-frame';
import { PastMark } from '@/components/site/past-mark';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { QrImage, type QrCode } from '@/components/ui/qr-image';
import { Rupees } from '@/components/ui/rupees';
import { Wrap } from '@/components/ui/section';
import { tierNames, type Tier } from '@/content/catalogue/tiers';
import { institute } from '@/content/facts/institute';
import {
  contentsOf,
  feeSheet,
  sheetInstalments,
  sheetOffers,
  sheetPlans,
  type SheetRow,
} from '@/content/pages/fee-sheet';
import { bookletFees } from '@/content/pages/fees';
import { trailThrough } from '@/lib/site/seo';
import { absoluteUrl } from '@/lib/site/structured-data';
import { TermList } from './page-parts';
import { Table } from './table';

/** Shown when the service worker has answered with a kept page (`offline-worker.ts`). */
export function OfflineNote() {
  return (
    <p data-kept="" className="offline-note">
      You are offline. {feeSheet.asOf} <AsOf />.
    </p>
  );
}

export function FeeSheetLink() {
  return (
    <p className="mt-3 print:hidden">
      <a href={feeSheet.path} className="tap-target font-semibold">
        {feeSheet.link} <Icon name="arrow-right" className="size-5" />
      </a>
    </p>
  );
}

/** `/fees/sheet`: every fee on one A4 page. On paper `qr` leads back to the page. */
export function FeeSheetPage({ qr }: { qr: QrCode }) {
  const { path, heading, asOf, plans, print } = feeSheet;
  return (
    <PageFrame path={path} trail={trailThrough('/fees', path)}>
      <Wrap className="fee-sheet">
        <header>
          <h1>{heading}</h1>
          <p>
            <b>
              {asOf} <AsOf />
            </b>
            . {plans.intro}
          </p>
          <p>
            {institute.name}, {institute.address}.{' '}
            {institute.phones.map(({ printed, href }, index) => (
              <Fragment key={href}>
                {index > 0 && ', '}
                <span className="whitespace-nowrap">{printed}</span>
              </Fragment>
            ))}
            <span className="hidden print:inline">
              . {absoluteUrl(path).replace(/^https?:\/\//, '')}
            </span>
          </p>
          <OfflineNote />
          <p className="text-muted print:hidden">{print}</p>
          <div className="fee-sheet-qr">
            <QrImage qr={qr} label="QR code of this fee sheet" />
          </div>
        </header>
        {sheetPlans.map(({ mode, name, rows }) => (
          <Plans key={mode} name={name} rows={rows} />
        ))}
        <PlanContents />
        <Offers />
        <Booklets />
        <Instalments />
      </Wrap>
    </PageFrame>
  );
}

/** The plans of one mode: a column for each tier that any of them has. */
function Plans({ name, rows }: { name: string; rows: readonly SheetRow[] }) {
  const { duration, fee, onRequest } = feeSheet.plans;
  const heading = `${name} plans`;
  const tiers = (Object.keys(tierNames) as Tier[]).filter((tier) =>
    rows.some(({ prices }) => prices[tier]),
  );
  const only = tiers.length === 1;
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{heading}</h2>
      <Table
        className="fee-list"
        caption={<span className="sr-only">{heading}</span>}
        columns={[
          { name: 'Exam' },
          { name: duration },
          ...tiers.map((tier) => ({ name: only ? fee : tierNames[tier], className: 'number' })),
        ]}
        rows={rows.map((row) => ({
          key: `${row.exam} ${row.duration}`,
          heading: <Prose text={row.exam} />,
          cells: [
            row.duration,
            ...tiers.map((tier) => {
              const price = row.prices[tier];
              return price ? <Rupees key={tier} paise={price} /> : only ? onRequest : '–';
            }),
          ],
        }))}
      />
    </section>
  );
}

function PlanContents() {
  const { contents } = feeSheet;
  return (
    <section aria-labelledby="contents">
      <h2 id="contents">{contents}</h2>
      <TermList rows={contentsOf().map(({ of, items }) => [of, items])} />
    </section>
  );
}

function Offers() {
  const { offers } = feeSheet;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">{offers}</h2>
      <Table
        className="fee-list"
        caption={<span className="sr-only">{offers}</span>}
        columns={[
          { name: 'Name' },
          { name: 'Contents' },
          { name: 'Fee with GST', className: 'number' },
        ]}
        rows={sheetOffers.map((offer) => ({
          key: offer.name,
          heading: (
            <>
              <Prose text={offer.name} /> {offer.lastDay && <PastMark lastDay={offer.lastDay} />}
            </>
          ),
          cells: [offer.contents, offer.fee],
        }))}
      />
    </section>
  );
}

function Booklets() {
  const { booklets, bookletNote } = feeSheet;
  return (
    <section aria-labelledby="booklets">
      <h2 id="booklets">{booklets}</h2>
      <p>{bookletNote}</p>
      <Table
        className="fee-list"
        caption={<span className="sr-only">{booklets}</span>}
        columns={[
          { name: 'Exam' },
          ...(bookletFees[0]?.rows ?? []).map(({ name }) => ({ name, className: 'number' })),
        ]}
        rows={bookletFees.map(({ name, path: page, rows }) => ({
          key: page,
          heading: <Prose text={name} />,
          cells: rows.map(({ id, price }) => <Rupees key={id} paise={price} />),
        }))}
      />
    </section>
  );
}

function Instalments() {
  const { instalments } = feeSheet;
  if (sheetInstalments.length === 0) return null;
  return (
    <section aria-labelledby="instalments">
      <h2 id="instalments">{instalments}</h2>
      {sheetInstalments.map((line) => (
        <p key={line}>
          <Prose text={line} />
        </p>
      ))}
    </section>
  );
}
