import * as z from 'zod'

/** The socket.io namespace of the back office. */
export const adminNamespace = '/admin'

/** The name to watch for new notifications of the administrator, besides names of resources. */
export const ownNotifications = 'own-notifications'

/**
 * Event `watch` from a tab: the names of all resources whose new rows it shows, and `<resource>/<id>` of the record it shows; each message
 * replaces the previous one.
 */
export const watchedResources = z.array(z.string().max(100)).max(100)

/** Event `rows` to a tab: this resource may have new rows; with `changed`, these records of it have changed instead. */
export const newRows = z.object({ resource: z.string(), changed: z.array(z.string()).optional() })
export type NewRows = z.output<typeof newRows>
