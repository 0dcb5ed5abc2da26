DROP INDEX "orders_search";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_order" text;
--> statement-breakpoint
CREATE INDEX "orders_by_purchase_order" ON "orders" USING btree (normalize_arabic("purchase_order") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (normalize_arabic(coalesce("number", '') || ' ' || coalesce("purchase_order", '') || ' ' || coalesce("note", '') || ' ' || coalesce("address", '')) gin_trgm_ops);
