CREATE INDEX "complaints_reason" ON "complaints" USING btree ("reason" nulls first,"reply_due_at" nulls last);
--> statement-breakpoint
CREATE INDEX "complaints_frozen_seconds" ON "complaints" USING btree ("frozen_seconds" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "complaints_refund_amount" ON "complaints" USING btree ("refund_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "complaints_updated_at" ON "complaints" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "complaint_messages_author" ON "complaint_messages" USING btree ("author" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "complaint_messages_updated_at" ON "complaint_messages" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "dispute_decisions_outcome" ON "dispute_decisions" USING btree ("outcome" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "dispute_decisions_is_final" ON "dispute_decisions" USING btree ("is_final" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "dispute_decisions_appeal_until" ON "dispute_decisions" USING btree ("appeal_until" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "dispute_decisions_executed_at" ON "dispute_decisions" USING btree ("executed_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "dispute_decisions_updated_at" ON "dispute_decisions" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "reply_templates_is_active" ON "reply_templates" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "reply_templates_created_at" ON "reply_templates" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "reply_templates_updated_at" ON "reply_templates" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "review_requests_kind" ON "review_requests" USING btree ("kind" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_requests_updated_at" ON "review_requests" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cancellation_reasons_audience" ON "cancellation_reasons" USING btree ("audience" nulls first,"sort_order" nulls first);
--> statement-breakpoint
CREATE INDEX "cancellation_reasons_is_active" ON "cancellation_reasons" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cancellation_reasons_created_at" ON "cancellation_reasons" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cancellation_reasons_updated_at" ON "cancellation_reasons" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "receiving_accounts_is_active" ON "receiving_accounts" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "receiving_accounts_updated_at" ON "receiving_accounts" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "refund_requests_cancels_order" ON "refund_requests" USING btree ("cancels_order" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "refund_requests_destination" ON "refund_requests" USING btree ("destination" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "refund_requests_updated_at" ON "refund_requests" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlements_service_amount" ON "settlements" USING btree ("service_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlements_commission" ON "settlements" USING btree ("commission" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlements_commission_vat" ON "settlements" USING btree ("commission_vat" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlements_period_end" ON "settlements" USING btree ("period_end" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlements_updated_at" ON "settlements" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlement_lines_created_at" ON "settlement_lines" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlement_lines_updated_at" ON "settlement_lines" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_invoices_vat_percent" ON "commission_invoices" USING btree ("vat_percent" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_invoices_created_at" ON "commission_invoices" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_invoices_updated_at" ON "commission_invoices" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_vat_percent" ON "commission_credit_notes" USING btree ("vat_percent" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_created_at" ON "commission_credit_notes" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_updated_at" ON "commission_credit_notes" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payout_runs_updated_at" ON "payout_runs" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_gateway_sent_at" ON "payouts" USING btree ("gateway_sent_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_created_at" ON "payouts" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_updated_at" ON "payouts" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "credit_notes_cause" ON "credit_notes" USING btree ("cause" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "credit_notes_net" ON "credit_notes" USING btree ("net" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "credit_notes_vat_percent" ON "credit_notes" USING btree ("vat_percent" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "credit_notes_created_at" ON "credit_notes" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "credit_notes_updated_at" ON "credit_notes" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_differences_kind" ON "gateway_differences" USING btree ("kind" nulls first,"occurred_at" nulls first);
--> statement-breakpoint
CREATE INDEX "gateway_differences_created_at" ON "gateway_differences" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_differences_updated_at" ON "gateway_differences" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_comparisons_updated_at" ON "gateway_comparisons" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "balance_adjustments_account" ON "balance_adjustments" USING btree ("account" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "balance_adjustments_direction" ON "balance_adjustments" USING btree ("direction" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "balance_adjustments_updated_at" ON "balance_adjustments" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "document_changes_updated_at" ON "document_changes" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "data_requests_kind" ON "data_requests" USING btree ("kind" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "data_requests_closed_at" ON "data_requests" USING btree ("closed_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "data_requests_export_until" ON "data_requests" USING btree ("export_until" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "data_requests_updated_at" ON "data_requests" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "consents_document" ON "consents" USING btree ("document" nulls first,"agreed_at" nulls first);
--> statement-breakpoint
CREATE INDEX "consents_created_at" ON "consents" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "consents_updated_at" ON "consents" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "categories_icon" ON "categories" USING btree ("icon" nulls first,"sort_order" nulls first);
--> statement-breakpoint
CREATE INDEX "categories_is_active" ON "categories" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "categories_created_at" ON "categories" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "categories_updated_at" ON "categories" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "services_kind" ON "services" USING btree ("kind" nulls first,"sort_order" nulls first);
--> statement-breakpoint
CREATE INDEX "services_is_active" ON "services" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "services_created_at" ON "services" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "services_updated_at" ON "services" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "products_type" ON "products" USING btree ("type" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "products_discount_type" ON "products" USING btree ("discount_type" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "products_discount_percent" ON "products" USING btree ("discount_percent" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "products_discount_amount" ON "products" USING btree ("discount_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "products_discount_expires_on" ON "products" USING btree ("discount_expires_on" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "products_updated_at" ON "products" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_variants_position" ON "product_variants" USING btree ("position" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_variants_created_at" ON "product_variants" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_variants_updated_at" ON "product_variants" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_groups_is_active" ON "product_groups" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_groups_created_at" ON "product_groups" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_groups_updated_at" ON "product_groups" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_categories_is_active" ON "product_categories" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_categories_created_at" ON "product_categories" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_categories_updated_at" ON "product_categories" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "brands_is_active" ON "brands" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "brands_updated_at" ON "brands" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attributes_is_active" ON "attributes" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attributes_updated_at" ON "attributes" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attribute_options_is_active" ON "attribute_options" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attribute_options_created_at" ON "attribute_options" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attribute_options_updated_at" ON "attribute_options" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "features_is_active" ON "features" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "features_updated_at" ON "features" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_year" ON "cars" USING btree ("year" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_type" ON "cars" USING btree ("type" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_monthly_price" ON "cars" USING btree ("monthly_price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_yearly_price" ON "cars" USING btree ("yearly_price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_insurance_price" ON "cars" USING btree ("insurance_price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_insurance_refund" ON "cars" USING btree ("insurance_refund" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_foreign_authorization" ON "cars" USING btree ("foreign_authorization" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_foreign_authorization_price" ON "cars" USING btree ("foreign_authorization_price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_delivery" ON "cars" USING btree ("delivery" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_receipt_price" ON "cars" USING btree ("receipt_price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_delivery_price" ON "cars" USING btree ("delivery_price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_is_available" ON "cars" USING btree ("is_available" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_created_at" ON "cars" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_updated_at" ON "cars" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_type" ON "coupons" USING btree ("type" nulls first,"expire_date" nulls first);
--> statement-breakpoint
CREATE INDEX "coupons_discount_percent" ON "coupons" USING btree ("discount_percent" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_max_discount" ON "coupons" USING btree ("max_discount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_max_use" ON "coupons" USING btree ("max_use" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_per_client_limit" ON "coupons" USING btree ("per_client_limit" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_min_amount" ON "coupons" USING btree ("min_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_first_order_only" ON "coupons" USING btree ("first_order_only" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_start_date" ON "coupons" USING btree ("start_date" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_is_open" ON "coupons" USING btree ("is_open" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_created_at" ON "coupons" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_updated_at" ON "coupons" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupon_uses_created_at" ON "coupon_uses" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupon_uses_updated_at" ON "coupon_uses" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "banners_art" ON "banners" USING btree ("art" nulls first,"ad_order" nulls first);
--> statement-breakpoint
CREATE INDEX "banners_leads_to" ON "banners" USING btree ("leads_to" nulls first,"ad_order" nulls first);
--> statement-breakpoint
CREATE INDEX "banners_is_active" ON "banners" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "banners_created_at" ON "banners" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "banners_updated_at" ON "banners" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "static_pages_key" ON "static_pages" USING btree ("key" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "static_pages_created_at" ON "static_pages" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "intro_pages_is_shown" ON "intro_pages" USING btree ("is_shown" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "intro_pages_created_at" ON "intro_pages" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "intro_pages_updated_at" ON "intro_pages" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "faqs_topic" ON "faqs" USING btree ("topic" nulls first,"sort_order" nulls first);
--> statement-breakpoint
CREATE INDEX "faqs_is_published" ON "faqs" USING btree ("is_published" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "faqs_created_at" ON "faqs" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "faqs_updated_at" ON "faqs" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "seo_created_at" ON "seo" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "social_links_network" ON "social_links" USING btree ("network" nulls first,"position" nulls first);
--> statement-breakpoint
CREATE INDEX "social_links_is_shown" ON "social_links" USING btree ("is_shown" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "social_links_created_at" ON "social_links" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "social_links_updated_at" ON "social_links" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cities_region" ON "cities" USING btree ("region" nulls first,"sort_order" nulls first);
--> statement-breakpoint
CREATE INDEX "cities_is_served" ON "cities" USING btree ("is_served" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cities_created_at" ON "cities" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cities_updated_at" ON "cities" USING btree ("updated_at" nulls first,"id");
