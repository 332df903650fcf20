import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { DuesList } from '@/components/office/payments/dues-page';
import { duesPath } from '@/lib/office/dues/dues';
import { duesSettings } from '@/lib/office/dues/dues-settings';
import { askedDues, duesPage } from '@/lib/office/dues/list-dues';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Dues';

export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function Dues({ searchParams }: { searchParams: Promise<Query> }) {
  const { age, course, from } = await searchParams;
  return staffPage('payments.read', { path: duesPath, title }, async (staff) => {
    const asked = new URLSearchParams({ age: String(age ?? ''), course: String(course ?? '') });
    const filter = askedDues(asked) ?? {};
    const first = typeof from === 'string' && /^\d{1,6}$/.test(from) ? Number(from) : 0;
    return (
      <DuesList
        title={title}
        staff={staff}
        filter={filter}
        from={first}
        page={await duesPage(staff, filter, { from: first })}
        settings={await duesSettings()}
        today={today()}
      />
    );
  });
}
