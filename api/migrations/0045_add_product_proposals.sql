CREATE TABLE "product_proposals" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "review_requests" DROP CONSTRAINT "review_requests_kind_1";
--> statement-breakpoint
ALTER TABLE "review_requests" DROP CONSTRAINT "review_requests_status_1";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unavailable_reason" text;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "low_stock" integer;
--> statement-breakpoint
ALTER TABLE "product_proposals" ADD CONSTRAINT "product_proposals_request_id_review_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_proposals" ADD CONSTRAINT "product_proposals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "product_proposals_product" ON "product_proposals" USING btree ("product_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_proposals_open" ON "product_proposals" USING btree ("product_id") WHERE closed_at is null;
--> statement-breakpoint
CREATE INDEX "products_low_stock" ON "products" USING btree ("low_stock" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "products_unavailable_reason" ON "products" USING btree ("unavailable_reason" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "product_variants_low_stock" ON "product_variants" USING btree ("low_stock" nulls first,"id");
--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_kind_1" CHECK ("kind" in ('product', 'product_edit', 'main_product'));
--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_status_1" CHECK ("status" in ('pending', 'approved', 'rejected', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock_1" CHECK ("low_stock" >= 0);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock_2" CHECK ("low_stock" <= 1000000);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_unavailable_reason_1" CHECK ("unavailable_reason" in ('review', 'rejection', 'provider', 'administration'));
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_low_stock_1" CHECK ("low_stock" >= 0);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_low_stock_2" CHECK ("low_stock" <= 1000000);

--> statement-breakpoint
-- Who stopped the sale of products that are unavailable already: their last request, or the administration.
UPDATE products SET unavailable_reason = coalesce(
  (
    SELECT CASE status WHEN 'pending' THEN 'review' WHEN 'rejected' THEN 'rejection' END
    FROM review_requests WHERE product_id = products.id AND kind = 'product'
    ORDER BY created_at DESC, id DESC LIMIT 1
  ),
  'administration'
) WHERE availability = 'unavailable';
