/** The statuses of a car: `shared/lifecycle/cars.ts`. */
export const carStatuses = ['draft', 'pending_review', 'published', 'hidden', 'stopped', 'retired'] as const
/** `in_review` counts published cars whose change waits, too. */
export const ownCarFilters = ['published', 'in_review', 'draft', 'hidden', 'stopped', 'retired'] as const
export const holdKinds = ['block', 'maintenance', 'rental'] as const
