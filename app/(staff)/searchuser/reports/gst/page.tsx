import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { TaxMonthReport } from '@/components/office/reports/tax-month';
import { isMonth, monthsUpTo, taxMonthPath } from '@/lib/reports/tax-month';
import { taxMonth } from '@/lib/reports/tax-month-report';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Accountant’s month';
/** Two financial years and the begun part of the current one. */
const MONTHS = 36;

export const metadata = officeMetadata(title);

type Query = { month?: string | string[] };

export default async function TaxMonthPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { month } = await searchParams;
  return staffPage('reports.money', { path: taxMonthPath, title }, async (staff) => {
    const months = monthsUpTo(today(), MONTHS);
    // Returns are filed for the month before.
    const asked = typeof month === 'string' && isMonth(month) ? month : (months[1] ?? '');
    return (
      <StaffFrame path={taxMonthPath} title={title} staff={staff}>
        <TaxMonthReport report={await taxMonth(staff, asked)} months={months} />
      </StaffFrame>
    );
  });
}
