import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { staticPages } from '../static-pages.ts'
import { aboutSite } from './about-site.ts'
import { aboutUs } from './about-us.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The initial texts of the four static pages. */
export const defaultStaticPages: readonly Draft<typeof staticPages>[] = [aboutUs, aboutSite, privacy, terms]
