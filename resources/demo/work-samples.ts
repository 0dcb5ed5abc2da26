import type { Localized } from '@wasl/shared/units.ts'
import { carPicture } from './pictures/car-picture.ts'
import { workScenes } from './pictures/work-scenes.ts'

type WorkSample = { drawing: string; caption: Localized | null; is_before: boolean }

const after = (drawing: string, en: string, ar: string): WorkSample => ({ drawing, caption: { ar, en }, is_before: false })
/** The state before the work and the finished work. */
const pair = (before: string, finished: string, en: string, ar: string): WorkSample[] => [
  { drawing: before, caption: null, is_before: true },
  after(finished, en, ar),
]

const sinkPair = pair(workScenes.leakingSink, workScenes.repairedSink, 'A leak under a sink', 'تسريب تحت مغسلة')
const coolingPair = pair(workScenes.dirtyAirConditioner, workScenes.cleanAirConditioner, 'Cleaning a split unit', 'تنظيف مكيف سبليت')
const panelPair = pair(workScenes.tangledPanel, workScenes.neatPanel, 'A new distribution board', 'تجديد لوحة الكهرباء')
const roomPair = pair(workScenes.messyRoom, workScenes.cleanRoom, 'Deep cleaning of a sitting room', 'تنظيف عميق لغرفة جلوس')

/** The work samples of providers of the demo, by their slug. */
export const demoWorkSamples: Readonly<Record<string, readonly WorkSample[]>> = {
  itqan: [...sinkPair, after(workScenes.cleanAirConditioner, 'A serviced air conditioner', 'مكيف بعد صيانته')],
  'dar-al-khibra': [...coolingPair, ...panelPair],
  'abu-turki': panelPair,
  'lamsat-nadafa': roomPair,
  naqla: [after(workScenes.packedTruck, 'A flat, packed and loaded', 'أثاث شقة مغلّف ومحمّل')],
  'lulwa-design': [after(workScenes.identity, 'Identity of an engineering office', 'هوية مكتب هندسي')],
  barmij: [after(workScenes.laptop, 'A store for handmade goods', 'متجر لمنتجات يدوية')],
  'adasat-sara': [after(workScenes.photoSet, 'Product photographs', 'تصوير منتجات')],
  'ustadh-majed': [after(workScenes.whiteboard, 'From a lesson in geometry', 'من درس في الهندسة')],
  'diyafat-najd': [after(workScenes.coffeeTable, 'Coffee corner of a wedding', 'ركن قهوة في حفل زواج')],
  markabti: [
    after(carPicture({ type: 'sedan', color: '#2f5d8a' }), 'A polished family car', 'تلميع سيارة عائلية'),
    { drawing: carPicture({ type: 'suv', color: '#5b6470' }), caption: null, is_before: false },
  ],
}
