import { readHolder, readToken } from '../../student/token';

/** Sends someone who is logged in to their own page instead of the log-in page (decision D34). */
export function pointLoginLinks() {
  const point = () => {
    const own = readHolder() === 'staff' ? '/searchuser' : '/history';
    for (const link of document.querySelectorAll('[data-login-link]')) {
      link.setAttribute('href', readToken() ? own : '/student-login');
    }
  };
  point();
  addEventListener('pageshow', point);
  addEventListener('storage', point);
}
