ALTER TABLE "commission_invoices" ADD COLUMN "rounding" bigint;
--> statement-breakpoint
ALTER TABLE "commission_credit_notes" ADD COLUMN "rounding" bigint;
--> statement-breakpoint
CREATE INDEX "commission_invoices_rounding" ON "commission_invoices" USING btree ("rounding" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_rounding" ON "commission_credit_notes" USING btree ("rounding" nulls first,"id");
--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD CONSTRAINT "commission_invoices_rounding_1" CHECK ("rounding" >= -1);
--> statement-breakpoint
ALTER TABLE "commission_credit_notes" ADD CONSTRAINT "commission_credit_notes_rounding_1" CHECK ("rounding" >= -1);
