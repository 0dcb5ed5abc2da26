import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { socialLinks } from '../social-links.ts'

type Link = Draft<typeof socialLinks>
const sortedLinks: readonly Pick<Link, 'network' | 'link'>[] = [
  { network: 'x', link: 'https://x.com/wasl_demo' },
  { network: 'instagram', link: 'https://www.instagram.com/wasl_demo' },
  { network: 'snapchat', link: 'https://www.snapchat.com/add/wasl_demo' },
  { network: 'tiktok', link: 'https://www.tiktok.com/@wasl_demo' },
  { network: 'youtube', link: 'https://www.youtube.com/@wasl_demo' },
  { network: 'linkedin', link: 'https://www.linkedin.com/company/wasl-demo' },
  { network: 'whatsapp', link: 'https://wa.me/966500000000' },
]

export const demoSocialLinks: readonly Link[] = sortedLinks.map((link, index) => ({ ...link, position: index + 1, is_shown: true }))
