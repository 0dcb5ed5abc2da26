import * as z from 'zod'

const names = z.array(z.string().max(60)).max(100)

/** How an administrator sees a list: the columns in their order, none for those that fit, and the height of its rows, null for that of the list. */
const listPreferences = z.strictObject({ columns: names, density: z.enum(['comfortable', 'compact']).nullable() })

/** How an administrator has arranged the back office: folded groups of the menu, the lists that come first in it, and the columns of lists by their names. */
export const adminPreferences = z.strictObject({
  folded: names,
  favorites: names,
  lists: z.record(z.string().max(60), listPreferences),
})
export type AdminPreferences = z.output<typeof adminPreferences>

/** PATCH own/preferences: what is missing stays, also lists that are not named. */
export const preferencesChange = adminPreferences.partial()
export type PreferencesChange = z.output<typeof preferencesChange>
