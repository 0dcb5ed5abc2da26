DROP INDEX "reviews_order";
--> statement-breakpoint
ALTER TABLE "review_reports" ALTER COLUMN "provider_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "provider_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "product_id" uuid;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "images" uuid[];
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order_product" ON "reviews" USING btree ("order_id","product_id");
--> statement-breakpoint
CREATE INDEX "reviews_by_product_id" ON "reviews" USING btree ("product_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order" ON "reviews" USING btree ("order_id") WHERE product_id is null;
