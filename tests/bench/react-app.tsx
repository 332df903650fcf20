import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CoursePage } from '@/components/catalogue/course-page';
import { CsirNetJrfFigure } from '@/components/catalogue/figures/csir-net-ring-closure';
import { csirNetOnline } from '@/content/catalogue/exams/csir-net/courses';

// Entry of the client-rendered peer, bundled by peers.ts.

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const page = <CoursePage course={csirNetOnline} figure={<CsirNetJrfFigure />} />;
flushSync(() => createRoot(root).render(page));
// Menus and tabs look for their elements when the script starts.
void import('@/components/site/site-script');
