ALTER TABLE "settlements" DROP CONSTRAINT "settlements_service_amount_1";
--> statement-breakpoint
ALTER TABLE "settlements" DROP CONSTRAINT "settlements_commission_1";
--> statement-breakpoint
ALTER TABLE "settlements" DROP CONSTRAINT "settlements_commission_vat_1";
--> statement-breakpoint
ALTER TABLE "settlement_lines" DROP CONSTRAINT "settlement_lines_commission_1";
--> statement-breakpoint
ALTER TABLE "settlement_lines" DROP CONSTRAINT "settlement_lines_commission_vat_1";
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_service_amount_1" CHECK ("service_amount" >= -100000000000);
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_commission_1" CHECK ("commission" >= -100000000000);
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_commission_vat_1" CHECK ("commission_vat" >= -100000000000);
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_commission_1" CHECK ("commission" >= -100000000000);
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_commission_vat_1" CHECK ("commission_vat" >= -100000000000);
