import { boolean, choice, count, link } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'

const networks = {
  x: { en: 'X', ar: 'إكس' },
  instagram: { en: 'Instagram', ar: 'إنستغرام' },
  snapchat: { en: 'Snapchat', ar: 'سناب شات' },
  tiktok: { en: 'TikTok', ar: 'تيك توك' },
  youtube: { en: 'YouTube', ar: 'يوتيوب' },
  linkedin: { en: 'LinkedIn', ar: 'لينكدإن' },
  facebook: { en: 'Facebook', ar: 'فيسبوك' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
} as const satisfies Readonly<Record<string, Label>>

const hosts: Readonly<Record<keyof typeof networks, RegExp>> = {
  x: /(^|\.)(x|twitter)\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  snapchat: /(^|\.)snapchat\.com$/,
  tiktok: /(^|\.)tiktok\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
  linkedin: /(^|\.)linkedin\.com$/,
  facebook: /(^|\.)(facebook|fb)\.com$/,
  whatsapp: /(^|\.)(wa\.me|whatsapp\.com)$/,
}

/** Social media accounts, shown in the site footer. */
export const socialLinks = resource({
  name: 'social-links',
  label: { one: { en: 'Social link', ar: 'حساب تواصل' }, many: { en: 'Social links', ar: 'حسابات التواصل' } },
  group: 'content',
  icon: 'share-alt',
  fields: {
    network: choice('Network', 'الشبكة', networks),
    link: link('Link', 'الرابط', { unique: true, external: true }),
    position: count('Sort order', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: { en: 'Its place in lists; 0 places it last', ar: 'موضعه في القوائم، و0 يضعه في الأخير' },
    }),
    is_shown: boolean('Shown', 'ظاهر', { default: true }),
  },
  rules: [
    {
      field: 'link',
      isValid: ({ network, link }) => hosts[network].test(hostOf(link)),
      message: { en: 'The link does not belong to the selected network', ar: 'هذا الرابط ليس من الشبكة المختارة' },
    },
  ],
  title: 'network',
  list: ['position', 'network', 'link', 'is_shown'],
  filters: ['network', 'is_shown'],
  sort: 'position',
  position: 'position',
  inlineEdit: ['is_shown'],
  search: ['link'],
  access: { action: 'adm.social', public: { action: 'pub.static', fields: ['network', 'link', 'position'], where: { is_shown: true } } },
})

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname.toLowerCase() : '')
