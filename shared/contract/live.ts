import * as z from 'zod'

/** Where the pages of the back office connect to. */
export const adminNamespace = '/admin'

/** What every tab may look at beside resources: what the administration is told. News of it says that there may be more, never what. */
export const ownNotices = 'own-notices'

/** What a tab of the back office looks at, event `watch`: the names of the resources whose new rows it wants to hear of, all of them each time. */
export const watched = z.array(z.string().max(60)).max(100)

/** What it hears then, event `rows`: this resource has new rows. */
export const newRows = z.object({ resource: z.string() })
export type NewRows = z.output<typeof newRows>
