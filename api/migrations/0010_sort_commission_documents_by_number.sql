DROP INDEX "commission_invoices_provider_id";
--> statement-breakpoint
DROP INDEX "commission_invoices_settlement_id";
--> statement-breakpoint
DROP INDEX "commission_credit_notes_provider_id";
--> statement-breakpoint
DROP INDEX "commission_credit_notes_settlement_id";
--> statement-breakpoint
CREATE INDEX "commission_invoices_provider_id" ON "commission_invoices" USING btree ("provider_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_invoices_settlement_id" ON "commission_invoices" USING btree ("settlement_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_provider_id" ON "commission_credit_notes" USING btree ("provider_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_settlement_id" ON "commission_credit_notes" USING btree ("settlement_id" nulls first,"id");
