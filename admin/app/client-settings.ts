import type { HouseRules } from '@wasl/shared/contract/accounts.ts'
import { type Surroundings, surroundingsBy } from '@wasl/shared/registry/schema.ts'
import { defaultSettings } from '@wasl/shared/settings/settings.ts'
import { createContext, useContext } from 'react'

const { email_endings, images_per_upload, upload_megabytes, riyal_sign } = defaultSettings
/** What a fresh installation goes by. */
export const usualHouse: HouseRules = { email_endings, images_per_upload, upload_megabytes, riyal_sign }

/** Hands the settings of whoever is logged in to the screens. */
export const House = createContext(usualHouse)

/** The settings that the back office goes by, as they came with the session. */
export const useHouse = (): HouseRules => useContext(House)

/** What the checks of a form need from outside, by those settings. */
export const useSurroundings = (): Surroundings => surroundingsBy(useHouse(), () => new Date().toISOString())
