import { changeFirstSteps } from '../../backoffice/first-steps/first-steps.ts'
import { changeSetting } from '../../backoffice/settings/change-setting.ts'
import type { Ctx } from '../../platform/context.ts'
import { demoPlatformVatNumber } from '../accounts.ts'

/** The company that runs the demo; its checklist is done. */
export async function seedCompany(ctx: Ctx): Promise<void> {
  await changeSetting(ctx, 'company_name_ar', 'شركة وصل للخدمات')
  await changeSetting(ctx, 'company_name_en', 'Wasl Services Company')
  await changeSetting(ctx, 'platform_commercial_number', '7000000002')
  await changeSetting(ctx, 'platform_vat_number', demoPlatformVatNumber)
  await changeSetting(ctx, 'platform_address_ar', '8228 طريق الملك فهد، حي العليا، الرياض 12211')
  await changeSetting(ctx, 'platform_address_en', '8228 King Fahd Road, Al Olaya, Riyadh 12211')
  await changeSetting(ctx, 'company_certificate', '0000012345')
  await changeFirstSteps(ctx, { is_hidden: true })
}
