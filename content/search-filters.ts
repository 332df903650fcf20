import { examsByForm } from './exams/exams';

/** Values and labels of the search filters. */
export const searchCourses = examsByForm.map(({ search }) => search);

export const searchModes = [
  ['online', 'Online'],
  ['offline', 'Classroom'],
] as const;

/** Lead statuses, then payment statuses. */
export const searchStatuses = [
  ['lead.new', 'New lead'],
  ['lead.called', 'Lead called'],
  ['lead.visiting', 'Lead visiting'],
  ['lead.enrolled', 'Lead enrolled'],
  ['lead.closed', 'Lead closed'],
  ['payment.paid', 'Payment paid'],
  ['payment.pending', 'Payment pending'],
  ['payment.created', 'Payment begun'],
  ['payment.review', 'Payment in review'],
  ['payment.failed', 'Payment failed'],
  ['payment.expired', 'Payment expired'],
  ['payment.partRefunded', 'Payment partly refunded'],
  ['payment.refunded', 'Payment refunded'],
] as const;

export const searchSorts = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'By name'],
] as const;

export const searchLists = ['leads', 'students', 'registrations', 'payments'] as const;
export type SearchList = (typeof searchLists)[number];

export const listWords: Record<SearchList, { title: string; one: string; many: string }> = {
  leads: { title: 'Leads', one: 'lead', many: 'leads' },
  students: { title: 'Students', one: 'student', many: 'students' },
  registrations: { title: 'Registrations', one: 'registration', many: 'registrations' },
  payments: { title: 'Payments', one: 'payment', many: 'payments' },
};
