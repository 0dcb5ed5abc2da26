import type { Settings } from '@wasl/shared/settings/settings.ts'

// Apart from the functions that load settings: the context, which they take, has this type.

/** The key of the row that counts the changes of the settings. */
export const versionKey = 'settings_version'

/** The settings as the cache has them, with the number of changes they include. */
export type StoredSettings = { values: Settings; version: number }
