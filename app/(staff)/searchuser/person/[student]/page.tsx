import { notFound } from 'next/navigation';
import { PersonPage } from '@/components/office/person/person-page';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { readPerson } from '@/lib/office/people/person-page';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { officeMetadata } from '@/lib/site/seo';

/** Nobody's name: titles stand in the history of the browser. */
export const metadata = officeMetadata('A student');

interface PersonProps {
  params: Promise<{ student: string }>;
  searchParams: Promise<{ order?: string | string[] }>;
}

export default async function PersonOf({ params, searchParams }: PersonProps) {
  const { student } = await params;
  const { order } = await searchParams;
  const staff = await pageStaff();
  if (!staff) {
    const path = `/searchuser/person/${student}`;
    return <LogInFirst path={path} title="A student" logInAt="/admin" />;
  }
  const person = await readPerson(staff, student);
  if (!person) notFound();
  return <PersonPage staff={staff} person={person} oldestFirst={order === 'oldest'} />;
}
