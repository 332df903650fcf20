import { blogLinks, type Link } from '../navigation';

/** QUICK LINKS, in the order of the specification (application, section 2). */
export const quickLinks: readonly Link[] = [
  { label: 'Test Series', href: '/testseries' },
  { label: 'Study material', href: '/studymaterial' },
  { label: 'New Batches', href: '/new-batch' },
  { label: 'Student Login', href: '/student-login' },
  { label: 'Results', href: '/result' },
  ...blogLinks('Blogs'),
  { label: 'Popular Videos', href: '/videos' },
];
