/** Whether this page was opened with the browser's Back or Forward. */
export function isBackNavigation(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
}
