CREATE TABLE "car_proposals" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"car_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "review_requests" DROP CONSTRAINT "review_requests_kind_1";
--> statement-breakpoint
ALTER TABLE "cars" DROP CONSTRAINT "cars_status_1";
--> statement-breakpoint
ALTER TABLE "review_requests" ADD COLUMN "car_id" uuid;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "return_reason" text;
--> statement-breakpoint
ALTER TABLE "car_proposals" ADD CONSTRAINT "car_proposals_request_id_review_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_proposals" ADD CONSTRAINT "car_proposals_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "car_proposals_car" ON "car_proposals" USING btree ("car_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "car_proposals_open" ON "car_proposals" USING btree ("car_id") WHERE closed_at is null;
--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "review_requests_car_id" ON "review_requests" USING btree ("car_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_kind_1" CHECK ("kind" in ('product', 'product_edit', 'car_edit', 'main_product'));
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_return_reason_1" CHECK (char_length("return_reason") <= 500);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_status_1" CHECK ("status" in ('draft', 'pending_review', 'published', 'hidden', 'stopped', 'retired'));
