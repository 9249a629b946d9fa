// Made from the migrations by tools/backend/types/write-types.ts; not edited by hand.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      client_profiles: {
        Row: { user_id: string };
        Insert: { user_id: string };
        Update: { user_id?: string };
        Relationships: [];
      };
      contact_submissions: {
        Row: {
          check_in: string | null;
          check_out: string | null;
          created_at: string;
          email: string;
          guests: number | null;
          id: string;
          inquiry_type: string;
          message: string;
          name: string;
          phone: string | null;
        };
        Insert: {
          check_in?: string | null;
          check_out?: string | null;
          created_at?: string;
          email: string;
          guests?: number | null;
          id?: string;
          inquiry_type: string;
          message: string;
          name: string;
          phone?: string | null;
        };
        Update: {
          check_in?: string | null;
          check_out?: string | null;
          created_at?: string;
          email?: string;
          guests?: number | null;
          id?: string;
          inquiry_type?: string;
          message?: string;
          name?: string;
          phone?: string | null;
        };
        Relationships: [];
      };
      owner_profiles: {
        Row: { user_id: string };
        Insert: { user_id: string };
        Update: { user_id?: string };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          email: string | null;
          first_name: string | null;
          last_name: string | null;
          phone: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          email?: string | null;
          first_name?: string | null;
          last_name?: string | null;
          phone?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          first_name?: string | null;
          last_name?: string | null;
          phone?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      service_bookings: {
        Row: {
          created_at: string;
          email: string;
          guests: number;
          id: string;
          name: string;
          phone: string;
          preferred_date: string;
          service_category: string;
          service_price: string;
          service_title: string;
          special_requests: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          guests: number;
          id?: string;
          name: string;
          phone: string;
          preferred_date: string;
          service_category: string;
          service_price: string;
          service_title: string;
          special_requests?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          guests?: number;
          id?: string;
          name?: string;
          phone?: string;
          preferred_date?: string;
          service_category?: string;
          service_price?: string;
          service_title?: string;
          special_requests?: string | null;
        };
        Relationships: [];
      };
      user_roles: {
        Row: { role: Database['public']['Enums']['app_role']; user_id: string };
        Insert: { role: Database['public']['Enums']['app_role']; user_id: string };
        Update: { role?: Database['public']['Enums']['app_role']; user_id?: string };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: { [_ in never]: never };
    Enums: { app_role: 'admin' | 'owner' | 'client' | 'management' };
    CompositeTypes: { [_ in never]: never };
  };
};

type Public = Database['public'];

export type Tables<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Row'];
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];
export type Enums<Name extends keyof Public['Enums']> = Public['Enums'][Name];

export const Constants = {
  public: { Enums: { app_role: ['admin', 'owner', 'client', 'management'] } },
} as const;
