import { boolean, choice, count, link } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const hosts: Readonly<Record<string, RegExp>> = {
  x: /(^|\.)(x|twitter)\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  snapchat: /(^|\.)snapchat\.com$/,
  tiktok: /(^|\.)tiktok\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
  linkedin: /(^|\.)linkedin\.com$/,
  facebook: /(^|\.)(facebook|fb)\.com$/,
  whatsapp: /(^|\.)(wa\.me|whatsapp\.com)$/,
}

/** Where the house is found elsewhere; the end of every page of the site shows them. */
export const socialLinks = resource({
  name: 'social-links',
  label: { one: ['Social link', 'حساب تواصل'], many: ['Social links', 'حسابات التواصل'] },
  group: 'content',
  icon: 'share-alt',
  fields: {
    network: choice('Network', 'الشبكة', {
      x: ['X', 'إكس'],
      instagram: ['Instagram', 'إنستغرام'],
      snapchat: ['Snapchat', 'سناب شات'],
      tiktok: ['TikTok', 'تيك توك'],
      youtube: ['YouTube', 'يوتيوب'],
      linkedin: ['LinkedIn', 'لينكدإن'],
      facebook: ['Facebook', 'فيسبوك'],
      whatsapp: ['WhatsApp', 'واتساب'],
    }),
    link: link('Link', 'الرابط', { unique: true, outside: true }),
    position: count('Order in lists', 'الترتيب في القوائم', { default: 0, max: 9999, help: ['0 puts it last', 'صفر يضعه في الأخير'] }),
    is_shown: boolean('Shown', 'ظاهر', { default: true }),
  },
  rules: [
    {
      on: 'link',
      holds: ({ network, link }) => hosts[network]?.test(hostOf(link)) ?? false,
      otherwise: ['This link is not of the chosen network', 'هذا الرابط ليس من الشبكة المختارة'],
    },
  ],
  title: 'network',
  list: ['position', 'network', 'link', 'is_shown'],
  filters: ['network', 'is_shown'],
  sort: 'position',
  position: 'position',
  inline: ['is_shown'],
  search: ['link'],
  access: { public: ['network', 'link', 'position'], publicWhere: { is_shown: true } },
})

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname.toLowerCase() : '')
