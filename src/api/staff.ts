const staff = ['/api/course-leader', '/api/numbers'];

/** Endpoints that answer 404 to everyone without the role, whatever the method. */
export const isStaffPath = (path: string) => staff.some((own) => path === own || path.startsWith(`${own}/`));
