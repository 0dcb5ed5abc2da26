CREATE TABLE "stock_wishes" (
	"user_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_wishes_user_id_unit_id_pk" PRIMARY KEY("user_id","unit_id")
);

--> statement-breakpoint
ALTER TABLE "stock_wishes" ADD CONSTRAINT "stock_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_wishes" ADD CONSTRAINT "stock_wishes_unit_id_stock_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."stock"("unit_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_wishes" ADD CONSTRAINT "stock_wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "stock_wishes_unit" ON "stock_wishes" USING btree ("unit_id");
--> statement-breakpoint
CREATE INDEX "stock_wishes_product" ON "stock_wishes" USING btree ("product_id");
