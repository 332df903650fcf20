/** Sends someone who is logged in to their purchases instead of the log-in page. */
export function pointLoginLinks() {
  const point = () => {
    let token: string | null = null;
    try {
      token = localStorage.getItem('token');
    } catch {
      // Storage is refused: nobody can be logged in.
    }
    for (const link of document.querySelectorAll('[data-login-link]')) {
      link.setAttribute('href', token ? '/history' : '/student-login');
    }
  };
  point();
  addEventListener('pageshow', point);
  addEventListener('storage', point);
}
