import type { ClientSettings } from '@wasl/shared/contract/accounts.ts'
import { type ValidationContext, validationContextFrom } from '@wasl/shared/registry/schema.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import { defaultSettings } from '@wasl/shared/settings/settings.ts'
import { createContext, useContext } from 'react'
import { serverNow } from './server-clock.ts'

const brand = { name: platformName(defaultSettings), color: null, icon: null }
const { email_endings, images_per_upload, upload_megabytes, riyal_sign } = defaultSettings

/** The settings of a new installation, used until the admin's profile is loaded. */
export const defaultClientSettings: ClientSettings = { brand, email_endings, images_per_upload, upload_megabytes, riyal_sign }

export const ClientSettingsContext = createContext(defaultClientSettings)

/** The settings the API sends with the admin's profile. */
export const useClientSettings = (): ClientSettings => useContext(ClientSettingsContext)

/** What form validation needs besides the values, from these settings. */
export const useValidationContext = (): ValidationContext => validationContextFrom(useClientSettings(), serverNow)
