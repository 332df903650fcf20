/** Remembers, for this visit, the campaign a visitor came from: the form is often filled in on a later page. */
export function rememberCampaign() {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith('utm_'),
  );
  if (!campaign.length) return;
  try {
    sessionStorage.setItem('utm', JSON.stringify(Object.fromEntries(campaign)));
  } catch {
    // Storage is refused: the campaign is known on this page only.
  }
}
