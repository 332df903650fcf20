import { NoticeBoard } from '@/components/site/boards/notice-board';
import { QuickLinks } from '@/components/site/boards/quick-links';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { batches, newBatchPage } from '@/content/new-batch';
import { CrashCards } from './crash-cards';

const { path, offers } = newBatchPage;

/** The two tabs, Crash Course and New Batches, beside QUICK LINKS. */
export function Offers() {
  return (
    <Section band="tint" aria-labelledby="offers">
      <h2 id="offers">{offers.heading}</h2>
      <p className="mt-2 max-w-prose">{offers.text}</p>
      <div className="new-batch-boards">
        <div className="min-w-0">
          <Tabs
            label="What begins"
            tabs={[
              { id: 'crash-course', title: offers.crashTab, panel: <CrashCards /> },
              {
                id: 'new-batches',
                title: offers.batchTab,
                panel: (
                  <NoticeBoard
                    id="batches"
                    heading={offers.boardHeading}
                    level={4}
                    what="the list of batches"
                    notices={batches}
                    note={offers.boardNote}
                  />
                ),
              },
            ]}
          />
        </div>
        <QuickLinks path={path} />
      </div>
    </Section>
  );
}
