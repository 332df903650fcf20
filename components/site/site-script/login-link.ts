import { readToken } from '../../student/token';

/** Sends someone who is logged in to their purchases instead of the log-in page. */
export function pointLoginLinks() {
  const point = () => {
    const token = readToken();
    for (const link of document.querySelectorAll('[data-login-link]')) {
      link.setAttribute('href', token ? '/history' : '/student-login');
    }
  };
  point();
  addEventListener('pageshow', point);
  addEventListener('storage', point);
}
