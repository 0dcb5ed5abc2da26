import type { Ctx } from '../../platform/context.ts'
import { changeSettings } from '../../settings/settings-row.ts'
import { changeFirstSteps } from '../../views/first-steps/first-steps.ts'
import { demoPlatformVatNumber } from './accounts.ts'

const company = {
  company_name_ar: 'شركة وصل للخدمات',
  company_name_en: 'Wasl Services Company',
  platform_commercial_number: '7000000002',
  platform_vat_number: demoPlatformVatNumber,
  platform_address_ar: '8228 طريق الملك فهد، حي العليا، الرياض 12211',
  platform_address_en: '8228 King Fahd Road, Al Olaya, Riyadh 12211',
  company_certificate: '0000012345',
}

/** The company that runs the demo; its checklist is done. */
export async function seedCompany(ctx: Ctx): Promise<void> {
  await changeSettings(ctx, { change: company, version: null })
  await changeFirstSteps(ctx, { is_hidden: true })
}
