/** Opens the course list where it stands in a column of its own. */
export function openCourseList() {
  if (matchMedia('(min-width: 1020px)').matches) {
    document.querySelector('[data-course-list]')?.setAttribute('open', '');
  }
  document.documentElement.setAttribute('data-ready', '');
}
