DROP INDEX "attribute_options_attribute_id";
--> statement-breakpoint
ALTER TABLE "attribute_options" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "attribute_options_sort_order" ON "attribute_options" USING btree ("sort_order" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attribute_options_attribute_id" ON "attribute_options" USING btree ("attribute_id" nulls first,"sort_order" nulls first);
--> statement-breakpoint
ALTER TABLE "attribute_options" ADD CONSTRAINT "attribute_options_sort_order_1" CHECK ("sort_order" >= 0);
--> statement-breakpoint
ALTER TABLE "attribute_options" ADD CONSTRAINT "attribute_options_sort_order_2" CHECK ("sort_order" <= 9999);
--> statement-breakpoint
UPDATE "attribute_options" SET "sort_order" = numbered.place FROM (
	SELECT "id", row_number() OVER (ORDER BY "attribute_id", "created_at", "id")::integer AS place FROM "attribute_options"
) AS numbered WHERE numbered."id" = "attribute_options"."id" AND numbered.place <= 9999;
